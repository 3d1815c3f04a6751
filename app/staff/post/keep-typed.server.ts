import { isDeepStrictEqual } from "node:util";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { Language } from "../../../content/language.ts";
import type { Db } from "../../../db/connect.ts";
import type { Post, PostText } from "../../../domain/blog/post.ts";
import type { LanguageProblem } from "../../../domain/blog/post-language.ts";
import { type Saved, savePost } from "../../../domain/blog/write-post.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import { withPictures } from "./chosen-pictures.server.ts";
import { type Difference, differencesOf } from "./differences.server.ts";

/** What a change of a post is made of. */
export type Asked = {
	db: Db;
	runtime: Runtime;
	language: Language;
	/** Name of who writes. */
	author: string;
	post: Post;
	form: FormData;
	/** What was pressed, and of which version. */
	what: string;
	which: string;
	typed: PostText;
	/** The language it is to be written in from now on. */
	writes: Language;
	/** The version the writer began with, and what it says. */
	base: number;
	begun: PostText | undefined;
	/** Addresses of the post's room and of the list of posts. */
	room: string;
	list: string;
};

/** What the editor's script presses (app/staff/editor-script): nobody did. */
export const keptByItself = "keep";

export type Problem = keyof BlogRoomsText["editor"]["problems"];

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

/**
 * Saves what was typed, with the pictures chosen for it, and goes on where that went well.
 * @param auto whether nobody pressed anything for it.
 */
export async function saved(
	asked: Asked,
	next: (text: PostText) => Promise<SaveOutcome>,
	auto = false,
): Promise<SaveOutcome> {
	const { db, runtime, typed, form, what } = asked;
	const text = await withPictures(db, runtime, typed, { form, asked: what });
	if ("problem" in text) return text;
	const outcome = await save(asked, text, auto);
	return outcome.kind === "saved" ? told(outcome, await next(text)) : refusal(asked, outcome, text);
}

/** Goes on from what was typed: as a version of its own, where it is not what the writer began with. */
export async function keeping(
	asked: Asked,
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
	asked: Asked,
	text: PostText,
	done: Extract<SaveOutcome, { to: string }>,
): Promise<SaveOutcome> {
	return keeping(asked, async (base) => {
		const outcome = await save({ ...asked, base }, text);
		return outcome.kind === "saved" ? done : refusal(asked, outcome, asked.typed);
	});
}

export function save(
	{ db, runtime, post, author, base, writes }: Asked,
	text: PostText,
	auto = false,
): Promise<Saved> {
	return savePost(db, runtime, post.id, { text, author, base, auto, language: writes });
}

/** @param own what the writer sees again beside what somebody else saved. */
export function refusal(
	{ language, post, writes }: Asked,
	outcome: Exclude<Saved, { kind: "saved" }>,
	own: PostText,
): SaveOutcome {
	if (outcome.kind === "refused") return { problem: outcome.problem, field: outcome.field, text: own };
	const { author, text } = outcome.newest;
	const { editor } = blogRooms[language];
	const differences = differencesOf(own, text, language, editor);
	const { language: label, languages } = editor;
	if (writes !== post.language)
		differences.push({ name: "language", label, value: languages[post.language], picture: null });
	return { problem: "conflict", text: own, theirs: { author, differences } };
}
