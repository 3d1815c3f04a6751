import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { inside, type PageViews } from "./visit.ts";

/** Adds views to the stored counts, over all processes of the site. */
export async function addViews(db: Db, newViews: readonly PageViews[]): Promise<void> {
	if (newViews.length === 0) return;
	await db
		.insertInto("visits")
		.values([...newViews])
		.onConflict((conflict) =>
			conflict
				.columns(["day", "page", "language", "source"])
				.doUpdateSet({ views: sql`visits.views + excluded.views` }),
		)
		.execute();
}

type VisitReport = {
	views: number;
	entries: number;
	pages: { name: string; count: number }[];
	sources: { name: string; count: number }[];
};

/** Reports the views since a day (in Bogotá, like 2026-12-04). @param most the longest list of pages, and of sources. */
export async function visitsSince(db: Db, day: string, most: number): Promise<VisitReport> {
	const sum = (column: "page" | "source") =>
		db
			.selectFrom("visits")
			.select(({ fn }) => [column, fn.sum<number>("views").as("count")])
			.where("day", ">=", day)
			.groupBy(column)
			.orderBy("count", "desc")
			.orderBy(column);
	const pages = await sum("page").execute();
	const sources = await sum("source").where("source", "!=", inside).execute();
	const total = (rows: readonly { count: number }[]) =>
		rows.reduce((all, { count }) => all + Number(count), 0);
	const topOf = (rows: readonly { page?: string; source?: string; count: number }[]) =>
		rows
			.slice(0, most)
			.map(({ page, source, count }) => ({ name: page ?? source ?? "", count: Number(count) }));
	return { views: total(pages), entries: total(sources), pages: topOf(pages), sources: topOf(sources) };
}
