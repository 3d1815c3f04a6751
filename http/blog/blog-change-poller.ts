import type { Db } from "../../db/connect.ts";
import { readBlogMark } from "../../domain/blog/reading/public-list.ts";
import type { Runtime } from "../../domain/runtime.ts";

type Poller = {
	started: Promise<void>;
	stop(): Promise<void>;
};

type PollerOptions = {
	db: Db;
	runtime: Runtime;
	onChange(): void;
	everyMs?: number;
};

/** Polls, because another process may publish, or a scheduled post may become due. */
export function startBlogChangePoller({ db, runtime, onChange, everyMs = 300 }: PollerOptions): Poller {
	let lastMark: string | null = null;
	const poll = async () => {
		const mark = await readBlogMark(db, runtime.now());
		if (lastMark !== null && lastMark !== mark) onChange();
		lastMark = mark;
	};
	let polling = poll().catch(() => undefined);
	const started = polling;
	const timer = setInterval(() => {
		// The next poll retries while the database is unavailable.
		polling = polling.then(poll).catch(() => undefined);
	}, everyMs).unref();
	return {
		started,
		stop: () => {
			clearInterval(timer);
			return polling;
		},
	};
}
