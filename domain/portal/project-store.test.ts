import { expect, it } from "vitest";
import { up as milestonesInOrder } from "../../db/migrations/0009-milestones-in-order.ts";
import { onBothDatabases, sharedDatabase } from "../../tests/support/databases.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { realRuntime } from "../runtime.ts";
import type { Project } from "./project.ts";
import { appendMilestone, findProject, insertProject } from "./project-store.ts";

onBothDatabases("a project's milestones", (open) => {
	const database = sharedDatabase(open);

	async function newProject(id: string): Promise<void> {
		const { db } = database.connection;
		const client = { name: id, subdomain: id };
		const who = { username: id, email: `${id}@casa.example`, name: id, password: "siete llamas azules" };
		const added = await addAccount(
			db,
			realRuntime,
			{ id: null, name: "test" },
			{ ...who, kind: "client", client, language: "es" },
		);
		if ("problem" in added) throw new Error(added.problem);
		const project = {
			id,
			clientId: added.clientId ?? "",
			createdAt: new Date().toISOString(),
			name: id,
			product: null,
			responsible: "Eva",
			status: "active" as const,
			waitingFor: null,
			updates: [],
			milestones: [milestone(`${id}-first`)],
		} satisfies Project;
		await db.transaction().execute((tx) => insertProject(tx, project));
	}
	const milestone = (id: string) => ({ id, name: id, dueOn: null, doneOn: null });
	const placesOf = (project: string) =>
		database.connection.db
			.selectFrom("milestones")
			.select(["id", "position"])
			.where("project_id", "=", project)
			.orderBy("position")
			.execute();

	it("have a place each, also those that are added at the same moment", async () => {
		await newProject("race");
		const { db } = database.connection;
		const names = Array.from({ length: 8 }, (_, index) => `race-${index}`);
		await Promise.all(
			names.map((id) => db.transaction().execute((tx) => appendMilestone(tx, "race", milestone(id)))),
		);
		expect((await placesOf("race")).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
		const stored = await findProject(db, "race");
		expect(stored?.name).toBe("race");
		expect(stored?.milestones[0]?.id).toBe("race-first");
		expect(stored?.milestones.map(({ id }) => id).toSorted()).toEqual(["race-first", ...names].toSorted());
	});

	it("that once got one place together are put in a row", async () => {
		await newProject("old");
		const { db } = database.connection;
		await db.schema.dropIndex("milestones_of_project").execute();
		await db.schema.createIndex("milestones_of_project").on("milestones").column("project_id").execute();
		for (const [id, position] of [
			["old-a", 1],
			["old-b", 1],
			["old-c", 2],
		] as const)
			await db
				.insertInto("milestones")
				.values({ id, project_id: "old", position, name: id, due_on: null, done_on: null })
				.execute();
		await milestonesInOrder(db as unknown as Parameters<typeof milestonesInOrder>[0]);
		expect(await placesOf("old")).toEqual([
			{ id: "old-first", position: 0 },
			{ id: "old-a", position: 1 },
			{ id: "old-b", position: 2 },
			{ id: "old-c", position: 3 },
		]);
	});
});
