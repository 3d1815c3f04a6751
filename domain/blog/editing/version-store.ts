import type { Selectable } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../../db/connect.ts";
import type { PostVersionsTable } from "../../../db/tables/blog.ts";
import type { PostText } from "../posts/post.ts";

export type Version = {
	id: string;
	postId: string;
	/** Grows with every save: an editor that began with a lower one has not seen the newest. */
	number: number;
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	text: PostText;
	published: boolean;
	auto: boolean;
};

const Text = z.object({
	title: z.string(),
	slug: z.string(),
	excerpt: z.string(),
	content: z.string(),
	category: z.string(),
	tags: z.array(z.string()),
	// Versions from before posts had dates lack it.
	date: z.string().nullable().default(null),
	author: z.object({
		name: z.string(),
		image: z.string().nullable(),
		bio: z.string().nullable(),
		linkedIn: z.string().nullable(),
	}),
	cover: z.object({ src: z.string(), alt: z.string() }).nullable(),
});

/** Stores a new version. @throws a unique violation when another save took the number. */
export async function insertVersion(tx: Tx, version: Version): Promise<void> {
	await tx
		.insertInto("post_versions")
		.values({
			id: version.id,
			post_id: version.postId,
			number: version.number,
			at: version.at,
			author: version.author,
			text: JSON.stringify(version.text),
			published: version.published ? 1 : 0,
			auto: version.auto ? 1 : 0,
		})
		.execute();
}

/** Overwrites a version that only its author saw. */
export async function replaceVersion(tx: Tx, version: Version): Promise<void> {
	const { number, at, text } = version;
	await tx
		.updateTable("post_versions")
		.set({ number, at, text: JSON.stringify(text) })
		.where("id", "=", version.id)
		.execute();
}

/** Marks a version as published. Does nothing for an unknown id. */
export async function markPublished(tx: Tx, id: string): Promise<void> {
	await tx.updateTable("post_versions").set({ published: 1 }).where("id", "=", id).execute();
}

/** Marks an autosave as saved by hand. Does nothing for an unknown id. */
export async function markSavedByHand(tx: Tx, id: string): Promise<void> {
	await tx.updateTable("post_versions").set({ auto: 0 }).where("id", "=", id).execute();
}

export async function wasPublished(db: Db | Tx, postId: string): Promise<boolean> {
	const row = await db
		.selectFrom("post_versions")
		.select("id")
		.where("post_id", "=", postId)
		.where("published", "=", 1)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Returns the newest version of a post; null when the post was never edited. */
export async function newestVersion(db: Db | Tx, postId: string): Promise<Version | null> {
	const [newest] = await listVersions(db, postId, 1);
	return newest ?? null;
}

export async function listVersions(db: Db | Tx, postId: string, limit: number): Promise<Version[]> {
	const rows = await db
		.selectFrom("post_versions")
		.selectAll()
		.where("post_id", "=", postId)
		.orderBy("number", "desc")
		.limit(limit)
		.execute();
	return rows.map(fromRow);
}

export async function findVersion(db: Db | Tx, postId: string, number: number): Promise<Version | null> {
	const row = await db
		.selectFrom("post_versions")
		.selectAll()
		.where("post_id", "=", postId)
		.where("number", "=", number)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Finds a version by its id, which stays when its number grows. @returns null when there is none. */
export async function findVersionById(db: Db | Tx, postId: string, id: string): Promise<Version | null> {
	const row = await db
		.selectFrom("post_versions")
		.selectAll()
		.where("id", "=", id)
		.where("post_id", "=", postId)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

function fromRow(row: Selectable<PostVersionsTable>): Version {
	return {
		id: row.id,
		postId: row.post_id,
		number: row.number,
		at: row.at,
		author: row.author,
		text: Text.parse(JSON.parse(row.text)),
		published: row.published === 1,
		auto: row.auto === 1,
	};
}
