import { timeZone } from "../../content/locale.ts";
import { samplePortals } from "../../content/samples/portal.ts";
import type { Db } from "../../db/connect.ts";
import { type Language, languages } from "../../shared/language.ts";
import { findAccount, listAccounts } from "../accounts/account-store.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { newPassword } from "../accounts/password.ts";
import type { Runtime } from "../runtime.ts";
import { dayIn, dayMs } from "../wall-clock.ts";
import { insertDemo } from "./demo-store.ts";
import { insertProject } from "./project-store.ts";

export type SampleClient = { language: Language; username: string; password: string };

/**
 * Adds one sample client per language, with projects and demos, to a database without accounts. Somebody who tries the
 * site then sees a portal they can read.
 * @returns the credentials, to print once: passwords are not stored as text. Empty when accounts exist.
 */
export async function seedSamples(db: Db, runtime: Runtime): Promise<SampleClient[]> {
	if ((await listAccounts(db)).length > 0) return [];
	const samples: SampleClient[] = [];
	for (const language of languages) {
		const sample = await seedClient(db, runtime, language);
		if (sample) samples.push(sample);
	}
	return samples;
}

async function seedClient(db: Db, runtime: Runtime, language: Language): Promise<SampleClient | null> {
	const password = newPassword();
	const { account, client, projects, demos } = samplePortals[language];
	const actor = { id: null, name: "samples" };
	const newAccount = { ...account, kind: "client", language, client, password } as const;
	const added = await addAccount(db, runtime, actor, newAccount);
	// Another process seeded this client first.
	if ("problem" in added) return null;
	const clientId = (await findAccount(db, "id", added.id))?.clientId ?? "";
	const at = (days: number) => new Date(runtime.now().getTime() + days * dayMs).toISOString();
	const day = (days: number | null) => (days === null ? null : dayIn(new Date(at(days)), timeZone));
	await db.transaction().execute(async (tx) => {
		for (const [index, { milestones, updates, ...project }] of projects.entries()) {
			await insertProject(tx, {
				...project,
				id: runtime.newId(),
				clientId,
				// The portal lists the newest first: this keeps the order of the content.
				createdAt: at(-50 - index),
				milestones: milestones.map(({ name, due, done }) => ({
					id: runtime.newId(),
					name,
					dueOn: day(due),
					doneOn: day(done),
				})),
				updates: updates.map(({ days, ...update }) => ({ ...update, id: runtime.newId(), at: at(days) })),
			});
		}
		for (const demo of demos)
			await insertDemo(tx, { ...demo, id: runtime.newId(), clientId, createdAt: at(0) });
	});
	return { language, username: account.username, password };
}
