// Which options of the title are worth asking about.

/** The rival's level matters to those who play alone. @param {string} option @param {number} seats */
export const matters = (option, seats) => option !== "level" || seats === 1;
