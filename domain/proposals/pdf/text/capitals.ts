const opening = /^(\P{L}*)(\p{Ll}[^\s\p{Lu}]*)(?=\s|[.,;:!?]|$)/u;
const particles = new Set(["de", "del", "la", "las", "los", "y", "da", "do", "dos", "van", "von"]);

/** Capitalizes the first letter of a line. A word with capitals of its own (iPhone) stays. */
export function capitalizedSentence(text: string | null): string | null {
	const [, marks = "", word = ""] = opening.exec(text ?? "") ?? [];
	// After a figure the word is not the first, and an address must not change.
	if (!text || !word || /[\p{N}<]/u.test(marks) || word.includes("@")) return text;
	return marks + capital(word) + text.slice(marks.length + word.length);
}

/** Capitalizes a person's name in lower case. A name with any capital stays as its owner writes it. */
export function capitalizedName(name: string | null): string | null {
	if (!name || /[\p{Lu}@]/u.test(name)) return name;
	const words = name.split(" ");
	return words.map((word, index) => (index > 0 && particles.has(word) ? word : capital(word))).join(" ");
}

function capital(word: string): string {
	const [first = "", ...rest] = word;
	return first.toUpperCase() + rest.join("");
}
