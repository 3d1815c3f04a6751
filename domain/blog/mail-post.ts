import type { Db } from "../../db/connect.ts";
import { countDeliveries, enqueueAll } from "../deliveries/delivery-store.ts";
import { forgetNeedless } from "../deliveries/removal-store.ts";
import type { World } from "../world.ts";
import { isLive, type Post } from "./post.ts";
import { findPost } from "./post-store.ts";
import { confirmedIds, countConfirmedWithout } from "./subscriber-store.ts";

const kind = "post-mail";
const part = 500;

export type PostMailing = { kind: "queued"; people: number } | { kind: "not-public" };

/**
 * Queues a public post for everybody who confirmed in its language, all or nobody. Asked again, it goes to whoever
 * came since, or did not get it because it was not public when their turn came: nobody gets the same post twice.
 */
export async function mailPost(db: Db, world: World, postId: string): Promise<PostMailing> {
	const post = await findPost(db, postId);
	if (!post || !isLive(post, world.now())) return { kind: "not-public" };
	const people = await db.transaction().execute(async (tx) => {
		await forgetNeedless(tx, keyOf(postId, ""));
		let queued = 0;
		for (let after = ""; ; ) {
			const ids = await confirmedIds(tx, post.language, { after, limit: part });
			await enqueueAll(
				tx,
				world,
				ids.map((subscriberId) => ({
					...{ key: keyOf(postId, subscriberId), kind, payload: { postId, subscriberId } },
				})),
			);
			queued += ids.length;
			after = ids.at(-1) ?? "";
			if (ids.length < part) return queued;
		}
	});
	return { kind: "queued", people };
}

/** How many would get a post if it were mailed now. */
export function peopleWithout(db: Db, { id, language }: Pick<Post, "id" | "language">): Promise<number> {
	return countConfirmedWithout(db, language, keyOf(id, ""));
}

/** How far the mails with a post have come. */
export function mailingOf(db: Db, postId: string) {
	return countDeliveries(db, keyOf(postId, ""));
}

function keyOf(postId: string, subscriberId: string): string {
	return `${kind}:${postId}:${subscriberId}`;
}
