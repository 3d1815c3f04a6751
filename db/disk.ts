import { type FileHandle, open } from "node:fs/promises";

/** Puts a file's bytes on the disk, beside the process: meanwhile it answers others. */
export type Disk = {
	/**
	 * Resolves when all that was written before the call is on the disk. Many calls at once share one wait. Once it failed
	 * it fails until the process starts again: the system may have dropped what it could not write, and what is written
	 * behind a gap is not found again.
	 */
	keep(): Promise<void>;
	/** Throws what it failed with, once it did: what was written since is nowhere but in this process. */
	assertSound(): void;
	close(): Promise<void>;
};

/** @param path of a file that is there when it is first to be kept. @param put what puts it on the disk. */
export function createDisk(
	path: string,
	put: (file: FileHandle) => Promise<void> = (file) => file.datasync(),
): Disk {
	let file: Promise<FileHandle> | null = null;
	let putting: Promise<void> = Promise.resolve();
	/** What has not begun yet: it takes along whatever is written until then. */
	let next: Promise<void> | null = null;
	let failure: { error: unknown } | null = null;

	async function putNext(before: Promise<void>): Promise<void> {
		await before;
		// What else is written in this moment comes along.
		await new Promise(setImmediate);
		next = null;
		// Windows keeps only what is open for writing.
		file ??= open(path, "r+");
		await put(await file);
	}

	return {
		keep() {
			if (!next) {
				next = putNext(putting);
				putting = next;
				// Who asked hears of it; nobody may have, by the time it fails.
				putting.catch((error) => {
					failure ??= { error };
				});
			}
			return next;
		},
		assertSound() {
			if (failure) throw failure.error;
		},
		async close() {
			await putting.catch(() => undefined);
			await (await file?.catch(() => null))?.close();
		},
	};
}
