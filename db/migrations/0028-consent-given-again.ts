import { type Kysely, sql } from "kysely";

/** A wording agreed to again, after it was taken back, is another proof. SQLite drops no constraint, so the table is made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("consents_again")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id"))
		.addColumn("given_at", "text", (column) => column.notNull())
		.addColumn("text_version", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("consent_text_id", "text")
		.addUniqueConstraint("consents_each_once", ["lead_id", "text_version", "source", "given_at"])
		.execute();
	const columns = sql.join(
		["id", "lead_id", "given_at", "text_version", "language", "source", "consent_text_id"].map((name) =>
			sql.ref(name),
		),
	);
	await sql`insert into consents_again (${columns}) select ${columns} from consents`.execute(db);
	await db.schema.dropTable("consents").execute();
	await db.schema.alterTable("consents_again").renameTo("consents").execute();
}
