/** Something that the person at the keyboard can do something about; shown without a stack trace. */
export class Problem extends Error {}
