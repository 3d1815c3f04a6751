/** The same thing said in several ways, so that it does not sound like a recording. */
export type Ways = readonly [string, ...string[]];
