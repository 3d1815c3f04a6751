import { type DraftOutcome, type DraftState, noticeOf } from "./draft-state.ts";

/** Milliseconds from the last input to the save. */
export const pause = 2_500;

type Options = {
	/** Never rejects. */
	send: () => Promise<DraftOutcome>;
	/** Receives what was stored: its version, its address, its preview. */
	keep: (kept: Extract<DraftOutcome, { kind: "kept" }>) => void;
	isOnline: () => boolean;
	/** Whether another writer's text is shown too: then only a button may overwrite it. */
	isBesideTheirs: boolean;
};

/** Saves a draft while it is written: one save at a time, each based on the version of the previous one. */
export class DraftAutosaver {
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	#state: DraftState = { status: "untouched" };
	#timer: ReturnType<typeof setTimeout> | undefined;
	#running: Promise<void> | null = null;
	/** Counts inputs, and those that are saved. */
	#written = 0;
	#saved = 0;
	/** False after the server was not reached, or the session ended. */
	#isReached = true;
	/** Counts the submits that had to wait. */
	#submits = 0;
	#settling: Promise<void> | null = null;
	/** Whether the form was submitted, which leaves the page. */
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
		return !this.#isSent && this.#saved !== this.#written;
	}

	write(): void {
		this.#written++;
		const notice = this.#state.status === "waiting" ? this.#state.notice : this.#state;
		this.#set({ status: "waiting", notice });
		this.#saveSoon();
	}

	/** Saves what is not saved yet; waits for a running save first. */
	async saveNow(): Promise<void> {
		clearTimeout(this.#timer);
		if (!this.isUnsaved || (this.#options.isBesideTheirs && !this.#settling)) return;
		if (this.#running) return this.#saveSoon();
		this.#running = this.#save();
		await this.#running;
	}

	/** Saves everything before the page is left. @returns whether everything is saved. */
	async saveAll(): Promise<boolean> {
		await this.#running;
		await this.saveNow();
		return !this.isUnsaved;
	}

	/**
	 * Records that a button submits the form.
	 * @returns false when the submit must wait for a save: see untilSubmittable.
	 */
	startSubmit(): boolean {
		clearTimeout(this.#timer);
		if (!this.#options.isOnline()) this.#isReached = false;
		this.#isSent = this.#running === null && this.#isReached;
		return this.#isSent;
	}

	/**
	 * Waits for a running save, and retries a failed one, because leaving the page would lose the text.
	 * @returns whether the form may be submitted now; false also where a later submit waits.
	 */
	async untilSubmittable(): Promise<boolean> {
		const submit = ++this.#submits;
		this.#settling ??= this.#settle();
		await this.#settling;
		this.#settling = null;
		return this.#isReached && submit === this.#submits;
	}

	async #settle(): Promise<void> {
		await this.#running;
		if (this.#isReached) return;
		this.#written++;
		await this.saveNow();
	}

	/** The writer came back to the submitted page. */
	resume(): void {
		this.#isSent = false;
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	#saveSoon(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.saveNow(), pause);
	}

	async #save(): Promise<void> {
		const written = this.#written;
		this.#set({ status: "saving" });
		const outcome = await this.#options.send();
		this.#running = null;
		this.#isReached = outcome.kind !== "unreachable" && outcome.kind !== "ended";
		if (outcome.kind === "kept") {
			this.#saved = written;
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
