import { isDeepStrictEqual } from "node:util";
import type { Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { World } from "../world.ts";
import { keptVersion } from "./first-version.ts";
import { makePost } from "./make-post.ts";
import type { PostText } from "./post.ts";
import { type LanguageProblem, languageProblem } from "./post-language.ts";
import { findPost, findTwin, holdPost, insertPost, updatePost } from "./post-store.ts";
import { followsTitle, type Refusal, settle } from "./settle-text.ts";
import {
	insertVersion,
	markSavedByHand,
	newestVersion,
	replaceVersion,
	type Version,
} from "./version-store.ts";

export type Saved =
	/** stays: why its language is the one it was, though another was asked for. */
	| { kind: "saved"; postId: string; number: number; stays?: LanguageProblem }
	| ({ kind: "refused" } & Refusal)
	/** Somebody saved meanwhile: nothing was overwritten. */
	| { kind: "conflict"; newest: Version };

export type Save = {
	text: PostText;
	/** Name of who saves. */
	author: string;
	/** Whether nobody pressed anything for it: it is kept by itself while somebody writes. */
	auto?: boolean;
};

/** A save of a post there is. */
export type NextSave = Save & {
	/** Number of the version the writer began with. */
	base: number;
	/** Another language than it was written in so far; where it may not be, the text is kept without it. */
	language?: Language;
};

const together = 10 * 60_000;

/** An address or a translation may be taken by somebody else at the same moment, as often as so many write at once. */
const mostTries = 20;

/**
 * A new post as a draft.
 * @param place id: its own, where what makes it may come twice: the second time it is there; language, and the post of
 * the other language it translates.
 */
export async function createPost(
	db: Db,
	world: World,
	save: Save,
	place: { id?: string; language: Language; twinOf: string | null },
): Promise<Saved> {
	const id = place.id ?? world.newId();
	for (let tries = 1; ; tries++) {
		try {
			return await db.transaction().execute((tx) => insertDraft(tx, world, save, { ...place, id }));
		} catch (error) {
			if (!isUniqueViolation(error) || tries === mostTries) throw error;
		}
	}
}

async function insertDraft(
	tx: Tx,
	world: World,
	{ text, author, auto = false }: Save,
	{ id, language, twinOf }: { id: string; language: Language; twinOf: string | null },
): Promise<Saved> {
	if (await findPost(tx, id)) return { kind: "saved", postId: id, number: 1 };
	const now = world.now().toISOString();
	const twin = twinOf ? await findPost(tx, twinOf) : null;
	if (twin && (await findTwin(tx, twin.storyId, language))) return { kind: "refused", problem: "twin" };
	const settled = await settle(tx, { text, author }, { id, language });
	if ("problem" in settled) return { kind: "refused", ...settled };
	const made = makePost(settled.text, {
		...{ id, storyId: twin?.storyId ?? world.newId(), language, views: 0 },
		...{ publishedAt: null, createdAt: now, updatedAt: now },
	});
	if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
	await insertPost(tx, made.post);
	const version = { id: world.newId(), postId: id, number: 1, at: now, author, text: settled.text };
	await insertVersion(tx, { ...version, published: false, auto });
	return { kind: "saved", postId: id, number: 1 };
}

/**
 * Keeps what a writer has now. Readers see it once it is published. What is kept by itself within ten minutes of one
 * person's writing is one version; what is saved by hand stays one of its own, and the same text twice is one.
 */
export async function savePost(
	db: Db,
	world: World,
	postId: string,
	{ text, author, base, auto = false, language }: NextSave,
): Promise<Saved> {
	const now = world.now();
	try {
		return await db.transaction().execute(async (tx): Promise<Saved> => {
			const held = await holdPost(tx, postId);
			if (!held) throw new Error("There is no such post.");
			const newest = await newestVersion(tx, postId);
			// A page that was opened while the post had no version shows what is its first one by now.
			if (newest && newest.number !== (base || 1)) return { kind: "conflict", newest };
			const isAsked = language !== undefined && language !== held.language;
			const stays = isAsked ? await languageProblem(tx, held) : null;
			const isMoved = isAsked && !stays;
			const post = isMoved ? { ...held, language } : held;
			const isAnother = isMoved || newest?.text.title !== text.title;
			const isAlone = isAnother && !post.publishedAt && newest !== null && followsTitle(newest.text, text);
			const settled = await settle(tx, { text: isAlone ? { ...text, slug: "" } : text, author }, post);
			if ("problem" in settled) return { kind: "refused", ...settled };
			const at = now.toISOString();
			const made = makePost(settled.text, { ...post, updatedAt: at });
			if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
			const version = { postId, at, author, text: settled.text, published: false, auto };
			const before = newest ?? (await keptVersion(tx, world, held));
			const number = await storeVersion(tx, before, version, { world, isMoved });
			if (!post.publishedAt) await updatePost(tx, made.post);
			return { kind: "saved", postId, number, ...(stays && { stays }) };
		});
	} catch (error) {
		// Another post took the address at the same moment.
		if (isUniqueViolation(error)) return { kind: "refused", problem: "slugTaken" };
		throw error;
	}
}

/** @returns its number. */
async function storeVersion(
	tx: Tx,
	newest: Version,
	version: Omit<Version, "id" | "number">,
	{ world, isMoved }: { world: World; isMoved: boolean },
): Promise<number> {
	// Who has not seen that its language is another one now is told so as of any other change.
	if (!isMoved && isDeepStrictEqual(newest.text, version.text)) {
		if (newest.auto && !version.auto) await markSavedByHand(tx, newest.id);
		return newest.number;
	}
	const number = newest.number + 1;
	if (goesOn(newest, version)) await replaceVersion(tx, { ...version, id: newest.id, number });
	else await insertVersion(tx, { ...version, id: world.newId(), number });
	return number;
}

function goesOn(newest: Version, { author, auto, at }: Omit<Version, "id" | "number">): boolean {
	const isMoreOfIt = auto && newest.auto && newest.author === author && !newest.published;
	return isMoreOfIt && newest.number > 1 && Date.parse(at) - Date.parse(newest.at) < together;
}
