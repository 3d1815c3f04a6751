import { expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { findAccount } from "../accounts/account-store.ts";
import { realRuntime } from "../runtime.ts";
import { listClientDemos } from "./demo-store.ts";
import { listProjects } from "./project-store.ts";
import { seedSamples } from "./seed-samples.ts";

onBothDatabases("the sample clients", (open) => {
	const database = freshDatabase(open);

	it("are one for each language, with projects and demos in it", async () => {
		const { db } = database.connection;
		const made = await seedSamples(db, realRuntime);
		expect(made.map(({ language }) => language)).toEqual(languages);
		const told = await Promise.all(
			made.map(async ({ username, language }) => {
				const account = await findAccount(db, "username", username);
				expect(account?.language).toBe(language);
				const projects = await listProjects(db, account?.clientId ?? "");
				const demos = await listClientDemos(db, account?.clientId ?? "");
				return [
					...projects.flatMap(({ name, waitingFor, milestones, updates }) => [
						...[name, waitingFor ?? ""],
						...milestones.map((milestone) => milestone.name),
						...updates.map(({ text }) => text),
					]),
					...demos.map(({ title }) => title),
				];
			}),
		);
		const [spanish = [], english = []] = told;
		expect(english).toHaveLength(spanish.length);
		expect(english.filter((text) => text && spanish.includes(text))).toEqual([]);
		expect(english.join()).not.toMatch(/[áéíóúñ¿¡]/i);
	});

	it("are dated by the day it is where the team is, also in its evening", async () => {
		const datesAt = async (moment: string) => {
			const own = await open();
			const { db } = own.connection;
			await seedSamples(db, testRuntime(moment));
			const milestones = await db
				.selectFrom("milestones")
				.select(["name", "due_on"])
				.orderBy("name")
				.execute();
			await own.remove();
			return milestones;
		};
		const afternoon = await datesAt("2026-11-20T20:00:00.000Z");
		expect(afternoon.some(({ due_on }) => due_on !== null)).toBe(true);
		expect(await datesAt("2026-11-21T02:00:00.000Z")).toEqual(afternoon);
	});

	it("come once", async () => {
		const { db } = database.connection;
		await seedSamples(db, realRuntime);
		expect(await seedSamples(db, realRuntime)).toEqual([]);
	});
});
