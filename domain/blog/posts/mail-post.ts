import type { Db } from "../../../db/connect.ts";
import { countDeliveries, enqueueAll } from "../../deliveries/delivery-store.ts";
import { forgetNeedless } from "../../deliveries/removal-store.ts";
import type { Runtime } from "../../runtime.ts";
import { confirmedIds, countConfirmedWithout } from "../subscribers/subscriber-store.ts";
import { isLive, type Post } from "./post.ts";
import { findPost } from "./post-store.ts";

const kind = "post-mail";
const batchSize = 500;

export type PostMailing = { kind: "queued"; people: number } | { kind: "not-public" };

/**
 * Queues a mail with a public post for every confirmed subscriber of its language, all or nothing. A second call
 * reaches new subscribers, and those whose mail was dropped while the post was not public. Nobody gets a post twice.
 */
export async function mailPost(db: Db, runtime: Runtime, postId: string): Promise<PostMailing> {
	const post = await findPost(db, postId);
	if (!post || !isLive(post, runtime.now())) return { kind: "not-public" };
	const people = await db.transaction().execute(async (tx) => {
		await forgetNeedless(tx, keyOf(postId, ""));
		let queued = 0;
		for (let after = ""; ; ) {
			const ids = await confirmedIds(tx, post.language, { after, limit: batchSize });
			await enqueueAll(
				tx,
				runtime,
				ids.map((subscriberId) => ({
					dedupeKey: keyOf(postId, subscriberId),
					kind,
					payload: { postId, subscriberId },
				})),
			);
			queued += ids.length;
			after = ids.at(-1) ?? "";
			if (ids.length < batchSize) return queued;
		}
	});
	return { kind: "queued", people };
}

/** Counts the people who would get a post if it were mailed now. */
export function countRecipients(db: Db, { id, language }: Pick<Post, "id" | "language">): Promise<number> {
	return countConfirmedWithout(db, language, keyOf(id, ""));
}

/** Counts the mails with a post by state. */
export function mailingOf(db: Db, postId: string) {
	return countDeliveries(db, keyOf(postId, ""));
}

function keyOf(postId: string, subscriberId: string): string {
	return `${kind}:${postId}:${subscriberId}`;
}
