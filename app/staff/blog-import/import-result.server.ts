import type { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { ImportOutcome } from "../../../domain/blog/files/import-post.ts";
import type { Language } from "../../../shared/language.ts";
import { type LostLines, shownLines } from "../post/lost-lines.server.ts";
import { missingText } from "../post/missing-text.ts";

export type ImportResult = {
	textBefore: string;
	post: { title: string; path: string } | null;
	textAfter: string;
	lostLines: LostLines;
	isGood: boolean;
};

const mostLines = 50;

export function importResult(
	name: string,
	outcome: ImportOutcome,
	words: (typeof blogAdmin)[Language],
	to: (path: string) => string,
): ImportResult {
	if (outcome.kind === "refused") {
		const problem = words.editor.problems[outcome.problem];
		return failedResult(fillBlanks(words.import.refused, { name, problem }));
	}
	const [textBefore = "", end = ""] = words.import[outcome.kind]
		.split("{title}")
		.map((part) => fillBlanks(part, { name }));
	const textsAfter = [end, missingText(outcome.missing, words), outcome.lost.pictures && words.lost.pictures];
	const path = to(`/blog/${encodeURIComponent(outcome.postId)}`);
	return {
		textBefore,
		post: { title: outcome.title || words.list.untitled, path },
		textAfter: textsAfter.filter(Boolean).join(" "),
		lostLines: shownLines(outcome.lost.lines, mostLines),
		isGood: true,
	};
}

export function failedResult(sentence: string): ImportResult {
	return {
		textBefore: sentence,
		post: null,
		textAfter: "",
		lostLines: { lines: [], more: 0 },
		isGood: false,
	};
}
