/** Times that are said in other words than the site says them, and its words. Each keeps what it states. */
const same: readonly (readonly [RegExp, string])[] = [
	[/(?<!\p{L})media hora(?!\p{L})/giu, "30 minutos"],
	[/\b(?:half an hour|half-hour|a half hour)\b/gi, "30 minutes"],
	[/(?<!\p{L})(?:las )?24 horas(?: del día| al día)?(?!\p{L})|(?<!\d)24\/7(?!\d)/giu, "ANYHOUR"],
	[/\b24 hours(?: a day)?\b|\baround the clock\b|\bday and night\b|\bat all hours\b/gi, "ANYHOUR"],
	[/(?<!\p{L})(?:de )?día y (?:de )?noche(?!\p{L})/giu, "ANYHOUR"],
];

const anyHour = { es: "a cualquier hora", en: "at any hour" };

/** A text with its times as the site puts them: "half an hour" as "30 minutes", "24/7" as "at any hour". */
export function inSiteTimes(text: string): string {
	let plain = text;
	for (const [other, own] of same) plain = plain.replace(other, own);
	if (!plain.includes("ANYHOUR")) return plain;
	const isEnglish = /\b(?:the|is|it|at|answers?|available|works?|your|and)\b/i.test(plain);
	return plain.replace(/(?:\b(?:at|a)\s)?ANYHOUR/g, isEnglish ? anyHour.en : anyHour.es);
}
