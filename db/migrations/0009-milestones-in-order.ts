import type { Kysely } from "kysely";

type Milestones = { milestones: { id: string; project_id: string; position: number } };

/** One place for each milestone of a project. Those that got the same one at the same moment are put in a row first. */
export async function up(db: Kysely<Milestones>): Promise<void> {
	const rows = await db
		.selectFrom("milestones")
		.select(["id", "project_id", "position"])
		.orderBy("project_id")
		.orderBy("position")
		.orderBy("id")
		.execute();
	const counts = new Map<string, number>();
	for (const { id, project_id, position } of rows) {
		const place = counts.get(project_id) ?? 0;
		counts.set(project_id, place + 1);
		if (place !== position)
			await db.updateTable("milestones").set({ position: place }).where("id", "=", id).execute();
	}
	await db.schema.dropIndex("milestones_of_project").execute();
	await db.schema
		.createIndex("milestones_of_project")
		.unique()
		.on("milestones")
		.columns(["project_id", "position"])
		.execute();
}
