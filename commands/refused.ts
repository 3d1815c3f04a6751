/** What the operator asked for cannot be done: its message says why and what to do. */
export class Refused extends Error {}
