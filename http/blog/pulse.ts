import type { Db } from "../../db/connect.ts";
import { changesSoFar } from "../../domain/blog/change-store.ts";
import { liveMark } from "../../domain/blog/post-overview-store.ts";
import type { World } from "../../domain/world.ts";

type Pulse = {
	/** The state of now is known: whatever changes after this is told. */
	started: Promise<void>;
	stop(): Promise<void>;
};

type PulseOptions = {
	db: Db;
	world: World;
	/** Readers can see something else from now on. */
	onChange(): void;
	everyMs?: number;
};

/**
 * Asks the database a few times a second whether the blog changed: another process may have published, or the hour of
 * a scheduled post has come. Any process shows a change within a second.
 */
export function startPulse({ db, world, onChange, everyMs = 300 }: PulseOptions): Pulse {
	let known: string | null = null;
	const beat = async () => {
		const mark = `${await changesSoFar(db)} ${await liveMark(db, world.now().toISOString())}`;
		if (known !== null && known !== mark) onChange();
		known = mark;
	};
	let beating = beat().catch(() => undefined);
	const started = beating;
	const timer = setInterval(() => {
		// A database that is away for a while is asked again.
		beating = beating.then(beat).catch(() => undefined);
	}, everyMs).unref();
	return {
		started,
		stop: () => {
			clearInterval(timer);
			return beating;
		},
	};
}
