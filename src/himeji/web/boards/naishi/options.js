// Which options of the title are worth asking about.

/** All of them. */
export const matters = () => true;
