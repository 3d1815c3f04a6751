import {
	type AbortableOperationOptions,
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	type QueryResult,
	type SqliteDialectConfig,
	SqliteDriver,
} from "kysely";
import type { Disk } from "./disk.ts";
import type { LocalNotifications } from "./notifications.ts";

/** How long a statement waits while another program writes. */
const busyTimeoutMs = 15_000;

/** `reader` is the driver of a second connection, which only reads. */
export type Storage = {
	disk: Disk;
	notifications: LocalNotifications;
	inTransaction(): boolean;
	reader: Driver;
};

type Turn = DatabaseConnection & { end(): void };

/** Confirms a write after the sync to disk; the next turn starts before that. */
export class DurableDriver extends SqliteDriver {
	readonly #storage: Storage;
	readonly #turns = new WeakMap<DatabaseConnection, Turn>();
	#last: Promise<void> = Promise.resolve();

	constructor(config: SqliteDialectConfig, storage: Storage) {
		super(config);
		this.#storage = storage;
	}

	override async init(options?: AbortableOperationOptions): Promise<void> {
		await super.init(options);
		await this.#storage.reader.init(options);
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		const reader = await this.#storage.reader.acquireConnection();
		const turn = this.#turn(await super.acquireConnection(), reader);
		this.#turns.set(turn, turn);
		return turn;
	}

	override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
		if (connection) this.#turns.get(connection)?.end();
	}

	override async destroy(): Promise<void> {
		await this.#storage.disk.close();
		// The last connection to close writes the log back into the file, which a reader cannot.
		await this.#storage.reader.destroy();
		await super.destroy();
	}

	#turn(connection: DatabaseConnection, reader: DatabaseConnection): Turn {
		const { disk, notifications, inTransaction } = this.#storage;
		let release: (() => void) | null = null;
		let wrote = false;
		const begin = async () => {
			if (release) return;
			const before = this.#last;
			const turnEnd = Promise.withResolvers<void>();
			this.#last = before.then(() => turnEnd.promise);
			release = turnEnd.resolve;
			await before;
		};
		const end = () => {
			release?.();
			release = null;
		};
		return {
			end,
			async *streamQuery(...parameters) {
				await begin();
				yield* connection.streamQuery(...parameters);
			},
			async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
				if (query.sql === "rollback" && release) notifications.take();
				// After a failed sync or write there is no transaction left to roll back.
				if (query.sql === "rollback" && (!release || !inTransaction())) return { rows: [] };
				// Outside a transaction a read takes no turn, so that it never waits behind a write.
				if (!release && reads(query.sql)) {
					disk.assertSound();
					return retryWhileBusy(() => reader.executeQuery<Row>(query));
				}
				await begin();
				if (query.sql !== "rollback") disk.assertSound();
				const result = await retryWhileBusy(() => connection.executeQuery<Row>(query));
				wrote = query.sql !== "rollback" && (wrote || writes(query.sql));
				if (inTransaction()) return result;
				const notified = notifications.take();
				if (wrote) {
					wrote = false;
					end();
					await disk.flush();
				}
				notifications.deliver(notified);
				return result;
			},
		};
	}
}

/** A notification is no read: only the writing connection delivers it. */
function reads(sql: string): boolean {
	return /^\s*select\b(?! pg_notify)/i.test(sql);
}

function writes(sql: string): boolean {
	return !/^\s*(?:select|pragma|begin|commit|rollback)\b/i.test(sql);
}

async function retryWhileBusy<Result>(run: () => Promise<Result>): Promise<Result> {
	for (const until = performance.now() + busyTimeoutMs; ; ) {
		try {
			return await run();
		} catch (error) {
			if (!isBusy(error) || performance.now() > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}
}

/** Recognises SQLITE_BUSY in the low byte. Source: sqlite.org/rescode.html */
function isBusy(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? error.errcode : null;
	return typeof code === "number" && (code & 0xff) === 5;
}
