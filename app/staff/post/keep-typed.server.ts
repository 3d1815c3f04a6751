import { isDeepStrictEqual } from "node:util";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { PostText } from "../../../domain/blog/post.ts";
import type { LanguageProblem } from "../../../domain/blog/post-language.ts";
import { type Saved, savePost } from "../../../domain/blog/write-post.ts";
import type { AskedChange } from "./asked-change.server.ts";
import { withPictures } from "./chosen-pictures.server.ts";
import { type Difference, differencesOf } from "./differences.server.ts";

export type Problem = keyof BlogAdminText["editor"]["problems"];

/** What somebody else saved meanwhile. */
export type ConflictingSave = { author: string; differences: Difference[] };

export type SaveOutcome =
	/** stays: why the language is the one it was, though another was chosen. */
	(
		| { to: string; stays?: LanguageProblem }
		/** With the text that was not saved, where it is not as it was typed. */
		| { problem: Problem; field?: string; text?: PostText }
		| { problem: "conflict"; text: PostText; theirs: ConflictingSave }
	) & {
		/** What was done, for the audit log; also beside a problem. */
		action?: string;
	};

/** Saves what was typed, with the pictures chosen for it, and goes on where that went well. */
export async function saved(
	asked: AskedChange,
	next: (text: PostText) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
	const { db, runtime, typed, form, what } = asked;
	const text = await withPictures(db, runtime, typed, { form, asked: what });
	if ("problem" in text) return text;
	const outcome = await save(asked, text);
	return outcome.kind === "saved" ? told(outcome, await next(text)) : refusal(asked, outcome, text);
}

/** Goes on from what was typed: as a version of its own, where it is not what the writer began with. */
export async function keeping(
	asked: AskedChange,
	next: (base: number) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
	const { typed, begun, base, writes, post } = asked;
	if (isDeepStrictEqual(typed, begun) && writes === post.language) return next(base);
	const outcome = await save(asked, typed);
	if (outcome.kind !== "saved") return refusal(asked, outcome, typed);
	return told(outcome, await next(outcome.number));
}

/** With why the language stays, where all else went well. */
function told({ stays }: Extract<Saved, { kind: "saved" }>, outcome: SaveOutcome): SaveOutcome {
	return stays && "to" in outcome ? { ...outcome, stays } : outcome;
}

/** Puts another text in the place of what was typed, which stays a version. */
export function replaced(
	asked: AskedChange,
	text: PostText,
	done: Extract<SaveOutcome, { to: string }>,
): Promise<SaveOutcome> {
	return keeping(asked, async (base) => {
		const outcome = await save({ ...asked, base }, text);
		return outcome.kind === "saved" ? done : refusal(asked, outcome, asked.typed);
	});
}

/** @param auto whether nobody pressed anything for it. */
export function save(
	{ db, runtime, post, author, base, writes }: AskedChange,
	text: PostText,
	auto = false,
): Promise<Saved> {
	return savePost(db, runtime, post.id, { text, author, base, auto, language: writes });
}

/** @param own what the writer sees again beside what somebody else saved. */
export function refusal(
	{ language, post, writes }: AskedChange,
	outcome: Exclude<Saved, { kind: "saved" }>,
	own: PostText,
): SaveOutcome {
	if (outcome.kind === "refused") return { problem: outcome.problem, field: outcome.field, text: own };
	const { author, text } = outcome.newest;
	const { editor } = blogAdmin[language];
	const differences = differencesOf(own, text, language, editor);
	const { language: label, languages } = editor;
	if (writes !== post.language)
		differences.push({ name: "language", label, value: languages[post.language], picture: null });
	return { problem: "conflict", text: own, theirs: { author, differences } };
}
