import { expect, it } from "vitest";
import { readPostFile } from "../../../domain/blog/files/post-file.ts";
import { writePostFile } from "../../../domain/blog/files/write-post-file.ts";
import { readPostText } from "./editor-submission.server.ts";

const cover = { src: "/media/uno.webp", alt: 'Un "muelle"' };
const fields = [
	...["title", "slug", "excerpt", "content", "category", "tags"],
	...["author", "authorBio", "authorLinkedIn"],
] as const;
const odd = [
	..."\"'`[](){}:,#|>-—\\/%&*!?@~ \t\r\n\u2028\u00a0ñÑ",
	..."e\u0301",
	...["---", "\n---\n", "title: no", '"', "''", "[x]", "😀", "palabra", "otra", "\uFEFF"],
];

/** A pseudo-random sequence, the same in every run. */
function randomNumbers(seed: number) {
	let state = seed;
	return (limit: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * limit);
	};
}

function draft(seed: number) {
	const next = randomNumbers(seed);
	const form = new FormData();
	for (const field of fields)
		if (next(3) > 0) form.set(field, Array.from({ length: next(8) }, () => odd[next(odd.length)]).join(""));
	if (next(3) === 0) form.set("date", `2026-0${1 + next(9)}-0${1 + next(9)}`);
	if (next(3) === 0) form.set("authorLinkedIn", "https://www.linkedin.com/in/ana");
	const text = readPostText(form, {
		cover: next(2) ? cover : null,
		image: next(2) ? "/media/ana.webp" : null,
	});
	// As a draft is stored: see write-post.ts.
	const { category, author } = text;
	const named = { ...author, name: author.name || "Eva" };
	return { ...text, slug: "una-prueba", category: category || "estrategia", author: named };
}

it("reads back every draft that it wrote, also with the characters that have a meaning in a file", () => {
	for (let seed = 0; seed < 3_000; seed++) {
		const text = draft(seed);
		const bytes = new TextEncoder().encode(writePostFile(text, { language: "es", twin: null }));
		expect(readPostFile("x.md", bytes, "Otro"), JSON.stringify(text)).toEqual({
			kind: "read",
			language: "es",
			twin: null,
			lostLines: [],
			text,
		});
	}
});

it("reads back the longest allowed text, whose letters take two bytes each", () => {
	const text = { ...draft(1), content: "ñ".repeat(200_000) };
	const bytes = new TextEncoder().encode(writePostFile(text, { language: "es", twin: null }));
	expect(readPostFile("x.md", bytes, "Otro")).toMatchObject({ kind: "read", text });
	const longer = new TextEncoder().encode(
		writePostFile({ ...text, content: `${text.content}ñ` }, { language: "es", twin: null }),
	);
	expect(readPostFile("x.md", longer, "Otro")).toEqual({ kind: "too-large" });
});
