/** A sentence as a model would say it; with what it was asked, where that matters. */
export type Said = string | readonly [asked: string, says: string];

export function askedAndSaid(said: Said): { asked: string; says: string } {
	return typeof said === "string" ? { asked: "", says: said } : { asked: said[0], says: said[1] };
}
