import { type ColumnMetadata, sql } from "kysely";
import { type Db, engineOf } from "../../db/connect.ts";

/** What code may rely on: the tables by name, each with its columns and what refuses a row. */
export type Shapes = ReadonlyMap<string, Shape>;
type Shape = { columns: ReadonlyMap<string, ColumnMetadata>; rules: readonly Rule[] };
/** `name` is its definition. */
type Rule = { name: string; isUnique: boolean; columns: readonly string[] };

export async function readShapes(db: Db): Promise<Shapes> {
	const tables = await db.introspection.getTables();
	const readRules = engineOf(db) === "postgres" ? rulesOnPostgres : rulesOnSqlite;
	const shapes = new Map<string, Shape>();
	for (const { name, columns } of tables)
		shapes.set(name, {
			columns: new Map(columns.map((column) => [column.name, column])),
			rules: await readRules(db, name),
		});
	return shapes;
}

/** Says what code that knew `before` misses in `after`, or what refuses its rows. */
export function findNarrowed(before: Shapes, after: Shapes): string[] {
	return [...before].flatMap(([name, old]) => {
		const now = after.get(name);
		if (!now) return [`${name} is gone`];
		return [...narrowedColumns(old, now), ...narrowedRules(old, now)].map((what) => `${name}: ${what}`);
	});
}

function narrowedColumns(old: Shape, now: Shape): string[] {
	const known = [...old.columns.values()].flatMap((column) => {
		const changed = now.columns.get(column.name);
		if (!changed) return [`${column.name} is gone`];
		if (changed.dataType !== column.dataType) return [`${column.name} has another type`];
		return isRequired(changed) && !isRequired(column) ? [`${column.name} is required`] : [];
	});
	const added = [...now.columns.values()].filter(({ name }) => !old.columns.has(name));
	return [...known, ...added.filter(isRequired).map(({ name }) => `${name} is required`)];
}

function isRequired({ isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata): boolean {
	return !isNullable && !hasDefaultValue && !isAutoIncrementing;
}

function narrowedRules(old: Shape, now: Shape): string[] {
	const has = ({ rules }: Shape, { name }: Rule) => rules.some((rule) => rule.name === name);
	const added = now.rules.filter((rule) => !has(old, rule));
	return [
		...added
			.filter(({ columns }) => columns.some((column) => old.columns.has(column)))
			.map(({ name }) => `refuses by ${name}`),
		// The old code names it in "on conflict".
		...old.rules.filter((rule) => rule.isUnique && !has(now, rule)).map(({ name }) => `lacks ${name}`),
	];
}

async function rulesOnPostgres(db: Db, table: string): Promise<Rule[]> {
	// An index of an expression (0) may read any column.
	const { rows } = await sql<Rule>`
		select pg_get_indexdef(indexrelid) as name, true as "isUnique", (
			select json_agg(attname) from pg_attribute
			where attrelid = indrelid and attnum > 0 and (attnum = any(indkey) or 0 = any(indkey))
		) as columns from pg_index where indisunique and indrelid = ${table}::regclass
		union all
		select pg_get_constraintdef(oid), false, (
			select coalesce(json_agg(attname), '[]') from pg_attribute where attrelid = conrelid and attnum = any(conkey)
		) from pg_constraint where contype in ('c', 'f', 'x') and conrelid = ${table}::regclass`.execute(db);
	return rows;
}

async function rulesOnSqlite(db: Db, table: string): Promise<Rule[]> {
	const { rows: indexes } = await sql<{ columns: string }>`
		select (select json_group_array(name) from pragma_index_info(list.name)) as columns
		from pragma_index_list(${table}) as list where "unique"`.execute(db);
	const { rows: references } = await sql<{ from: string; table: string }>`
		select "from", "table" from pragma_foreign_key_list(${table})`.execute(db);
	return [
		...indexes.map(({ columns }) => ({
			name: `unique ${columns}`,
			isUnique: true,
			columns: JSON.parse(columns),
		})),
		...references.map(({ from, table: other }) => ({
			name: `${from} references ${other}`,
			isUnique: false,
			columns: [from],
		})),
	];
}
