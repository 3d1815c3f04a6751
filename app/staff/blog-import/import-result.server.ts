import type { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { ImportOutcome } from "../../../domain/blog/files/import-post.ts";
import type { Language } from "../../../shared/language.ts";
import { type LostLines, shownLines } from "../post/lost-lines.server.ts";
import { missingText } from "../post/missing-text.ts";

export type ImportResult = {
	before: string;
	post: { title: string; path: string } | null;
	after: string;
	lost: LostLines;
	good: boolean;
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
	const [before = "", end = ""] = words.import[outcome.kind]
		.split("{title}")
		.map((part) => fillBlanks(part, { name }));
	const after = [end, missingText(outcome.missing, words), outcome.lost.pictures && words.lost.pictures];
	const path = to(`/blog/${encodeURIComponent(outcome.postId)}`);
	return {
		before,
		post: { title: outcome.title || words.list.untitled, path },
		after: after.filter(Boolean).join(" "),
		lost: shownLines(outcome.lost.lines, mostLines),
		good: true,
	};
}

export function failedResult(sentence: string): ImportResult {
	return { before: sentence, post: null, after: "", lost: { lines: [], more: 0 }, good: false };
}
