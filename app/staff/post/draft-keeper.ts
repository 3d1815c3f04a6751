import type { DraftOutcome } from "./draft-outcome.ts";
import { type DraftState, noticeOf } from "./draft-state.ts";

/** Milliseconds from the last input to the save. */
export const pause = 2_500;

type Options = {
	/** Sends what is in the form now. Never rejects. */
	send: () => Promise<DraftOutcome>;
	/** Takes what was stored: its version, its address, its preview. */
	keep: (kept: Extract<DraftOutcome, { kind: "kept" }>) => void;
	/** Whether the browser knows of a connection. */
	isOnline: () => boolean;
	/** Whether somebody else's text is shown beside this one: only a press puts this one over theirs. */
	isBesideTheirs: boolean;
};

/** Keeps a draft while it is written: one save at a time, each from the version that the one before made. */
export class DraftKeeper {
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	#state: DraftState = { status: "untouched" };
	#timer: ReturnType<typeof setTimeout> | undefined;
	#running: Promise<void> | null = null;
	/** Inputs so far, and how many of them are kept. */
	#written = 0;
	#kept = 0;
	/** False once the server was not reached, or no longer knew the writer. */
	#isReached = true;
	#isPressed = false;
	/** Whether the form is on its way: the page is left with it. */
	#isSent = false;

	constructor(options: Options) {
		this.#options = options;
	}

	readonly state = () => this.#state;

	readonly subscribe = (listener: () => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	get isUnsaved(): boolean {
		return !this.#isSent && this.#kept !== this.#written;
	}

	/** Notes that something was written, and keeps it after a pause. */
	write(): void {
		this.#written++;
		const notice = this.#state.status === "waiting" ? this.#state.notice : this.#state;
		this.#set({ status: "waiting", notice });
		this.#keepSoon();
	}

	/** Keeps what is not kept yet; after the save under way, if there is one. */
	async keepNow(): Promise<void> {
		clearTimeout(this.#timer);
		if (!this.isUnsaved || (this.#options.isBesideTheirs && !this.#isPressed)) return;
		if (this.#running) return this.#keepSoon();
		this.#running = this.#save();
		await this.#running;
	}

	/** Keeps everything before the page is left. @returns whether everything is kept. */
	async keepAll(): Promise<boolean> {
		await this.#running;
		await this.keepNow();
		return !this.isUnsaved;
	}

	/**
	 * Notes that the form is sent by hand.
	 * @returns false when that has to wait for a save: see untilSendable.
	 */
	mayBeSent(): boolean {
		clearTimeout(this.#timer);
		if (!this.#options.isOnline()) this.#isReached = false;
		this.#isSent = this.#running === null && this.#isReached;
		return this.#isSent;
	}

	/**
	 * Waits for the save under way, and tries once more what could not be kept: a page that is gone has lost it.
	 * @returns whether the form may be sent now; false also while an earlier press waits.
	 */
	async untilSendable(): Promise<boolean> {
		if (this.#isPressed) return false;
		this.#isPressed = true;
		await this.#running;
		if (!this.#isReached) {
			this.#written++;
			await this.keepNow();
		}
		this.#isPressed = false;
		return this.#isReached;
	}

	/** Somebody came back to the page that was sent, and writes on. */
	resume(): void {
		this.#isSent = false;
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	#keepSoon(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.keepNow(), pause);
	}

	async #save(): Promise<void> {
		const begun = this.#written;
		this.#set({ status: "saving" });
		const outcome = await this.#options.send();
		this.#running = null;
		this.#isReached = outcome.kind !== "unreachable" && outcome.kind !== "ended";
		if (outcome.kind === "kept") {
			this.#kept = begun;
			this.#options.keep(outcome);
		}
		const isOvertaken = outcome.kind === "kept" && this.isUnsaved;
		this.#set(isOvertaken ? { status: "waiting", notice: { status: "saving" } } : noticeOf(outcome));
	}

	#set(state: DraftState): void {
		this.#state = state;
		for (const listener of this.#listeners) listener();
	}
}
