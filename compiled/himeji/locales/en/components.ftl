### The component report.

components-heading = { $name }: components { $hash }
components-thing = Component
components-shows = Shows
components-evidence = Evidence
components-part = { $part }: { $evidence }
evidence-rulebook = rulebook
    .meaning = stated in the rulebook
evidence-corroborated = corroborated
    .meaning = not in the rulebook’s text, but independent public sources agree
evidence-single = single
    .meaning = known from one public source only
evidence-reconstructed = reconstructed
    .meaning = found nowhere, designed to fit the rulebook
evidence-box = box
    .meaning = checked against a copy of the game
