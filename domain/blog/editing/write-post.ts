import { isDeepStrictEqual } from "node:util";
import type { Db, Tx } from "../../../db/connect.ts";
import { isUniqueViolation } from "../../../db/unique.ts";
import type { LanguageProblem } from "../../../shared/blog.ts";
import type { Language } from "../../../shared/language.ts";
import type { Runtime } from "../../runtime.ts";
import { makePost } from "../posts/make-post.ts";
import type { PostText } from "../posts/post.ts";
import { languageProblem } from "../posts/post-language.ts";
import { findPost, findTwin, insertPost, lockPost, updatePost } from "../posts/post-store.ts";
import { ensureVersion } from "./edit.ts";
import { followsTitle, type Refusal, validatePostText } from "./validate-post-text.ts";
import {
	insertVersion,
	markSavedByHand,
	newestVersion,
	replaceVersion,
	type Version,
} from "./version-store.ts";

export type SaveResult =
	| { kind: "saved"; postId: string; number: number; languageProblem?: LanguageProblem }
	| ({ kind: "refused" } & Refusal)
	| { kind: "conflict"; newest: Version };

export type Save = {
	text: PostText;
	author: string;
	auto?: boolean;
};

type NextSave = Save & {
	base: number;
	language?: Language;
};

const autosaveWindowMs = 10 * 60_000;

/** Concurrent writers may take the address or the translation; allows this many attempts. */
const maxTries = 20;

/**
 * Creates a post as a draft.
 * @param place id: of the post; a repeated call saves its text in the same post, and conflicts if somebody else changed
 * that since; twinOf: the post that this one translates.
 */
export async function createPost(
	db: Db,
	runtime: Runtime,
	save: Save,
	place: { id?: string; language: Language; twinOf: string | null },
): Promise<SaveResult> {
	const id = place.id ?? runtime.newId();
	for (let tries = 1; ; tries++) {
		try {
			const inserted = await db
				.transaction()
				.execute((tx) => insertDraft(tx, runtime, save, { ...place, id }));
			return inserted ?? (await saveOwnDraft(db, runtime, save, { id, language: place.language }));
		} catch (error) {
			if (!isUniqueViolation(error) || tries === maxTries) throw error;
		}
	}
}

async function saveOwnDraft(
	db: Db,
	runtime: Runtime,
	save: Save,
	{ id, language }: { id: string; language: Language },
): Promise<SaveResult> {
	const newest = await newestVersion(db, id);
	const base = newest?.author === save.author ? newest.number : 1;
	return savePost(db, runtime, id, { ...save, base, language });
}

/** @returns null when the post is there already. */
async function insertDraft(
	tx: Tx,
	runtime: Runtime,
	{ text, author, auto = false }: Save,
	{ id, language, twinOf }: { id: string; language: Language; twinOf: string | null },
): Promise<SaveResult | null> {
	if (await findPost(tx, id)) return null;
	const now = runtime.now().toISOString();
	const twin = twinOf ? await findPost(tx, twinOf) : null;
	if (twin && (await findTwin(tx, twin.storyId, language))) return { kind: "refused", problem: "twin" };
	const validated = await validatePostText(tx, { text, author }, { id, language });
	if ("problem" in validated) return { kind: "refused", ...validated };
	const made = makePost(validated.text, {
		id,
		storyId: twin?.storyId ?? runtime.newId(),
		language,
		views: 0,
		publishedAt: null,
		createdAt: now,
		updatedAt: now,
	});
	if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
	await insertPost(tx, made.post);
	const version = { id: runtime.newId(), postId: id, number: 1, at: now, author, text: validated.text };
	await insertVersion(tx, { ...version, published: false, auto });
	return { kind: "saved", postId: id, number: 1 };
}

/**
 * Stores a writer's text as a version, which readers see once it is published. Autosaves of one person within ten
 * minutes share a version. A save by hand keeps its own version, and saving the same text again adds none.
 */
export async function savePost(
	db: Db,
	runtime: Runtime,
	postId: string,
	{ text, author, base, auto = false, language }: NextSave,
): Promise<SaveResult> {
	const now = runtime.now();
	try {
		return await db.transaction().execute(async (tx): Promise<SaveResult> => {
			const stored = await lockPost(tx, postId);
			if (!stored) throw new Error("There is no such post.");
			const newest = await newestVersion(tx, postId);
			// An editor that opened before the first version existed shows that version.
			if (newest && newest.number !== (base || 1)) return { kind: "conflict", newest };
			const asksForLanguage = language !== undefined && language !== stored.language;
			const problem = asksForLanguage ? await languageProblem(tx, stored) : null;
			const changesLanguage = asksForLanguage && !problem;
			const post = changesLanguage ? { ...stored, language } : stored;
			const slugMayChange = changesLanguage || newest?.text.title !== text.title;
			const renewsSlug =
				slugMayChange && !post.publishedAt && newest !== null && followsTitle(newest.text, text);
			const validated = await validatePostText(
				tx,
				{ text: renewsSlug ? { ...text, slug: "" } : text, author },
				post,
			);
			if ("problem" in validated) return { kind: "refused", ...validated };
			const at = now.toISOString();
			const made = makePost(validated.text, { ...post, updatedAt: at });
			if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
			const version = { postId, at, author, text: validated.text, published: false, auto };
			const before = newest ?? (await ensureVersion(tx, runtime, stored));
			const number = await storeVersion(tx, before, version, { runtime, changesLanguage });
			if (!post.publishedAt) await updatePost(tx, made.post);
			return { kind: "saved", postId, number, ...(problem && { languageProblem: problem }) };
		});
	} catch (error) {
		// Another post took the address at the same moment.
		if (isUniqueViolation(error)) return { kind: "refused", problem: "slugTaken" };
		throw error;
	}
}

async function storeVersion(
	tx: Tx,
	newest: Version,
	version: Omit<Version, "id" | "number">,
	{ runtime, changesLanguage }: { runtime: Runtime; changesLanguage: boolean },
): Promise<number> {
	// A change of language needs a new number, so that other open editors get a conflict.
	if (!changesLanguage && isDeepStrictEqual(newest.text, version.text)) {
		if (newest.auto && !version.auto) await markSavedByHand(tx, newest.id);
		return newest.number;
	}
	const number = newest.number + 1;
	if (continuesAutosave(newest, version)) await replaceVersion(tx, { ...version, id: newest.id, number });
	else await insertVersion(tx, { ...version, id: runtime.newId(), number });
	return number;
}

function continuesAutosave(newest: Version, { author, auto, at }: Omit<Version, "id" | "number">): boolean {
	const isSameSession = auto && newest.auto && newest.author === author && !newest.published;
	return isSameSession && newest.number > 1 && Date.parse(at) - Date.parse(newest.at) < autosaveWindowMs;
}
