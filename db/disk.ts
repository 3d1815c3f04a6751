import { type FileHandle, open } from "node:fs/promises";

export type Disk = {
	/** Resolves once all earlier writes are on the disk. After a failure it fails until the process restarts. */
	flush(): Promise<void>;
	/** Throws the error of the first failed sync, because anything written since exists only in this process. */
	assertSound(): void;
	close(): Promise<void>;
};

/** Creates a Disk. @param path of the file, which must exist before the first sync. @param sync of the file. */
export function createDisk(
	path: string,
	sync: (file: FileHandle) => Promise<void> = (file) => file.datasync(),
): Disk {
	let file: Promise<FileHandle> | null = null;
	let lastSync: Promise<void> = Promise.resolve();
	/** The next sync, not yet started: it includes everything written until it starts. */
	let pendingSync: Promise<void> | null = null;
	let failure: { error: unknown } | null = null;

	async function startSync(before: Promise<void>): Promise<void> {
		await before;
		// Waits a moment, so that one sync covers concurrent writes.
		await new Promise(setImmediate);
		pendingSync = null;
		// Windows syncs only files that are open for writing.
		file ??= open(path, "r+");
		await sync(await file);
	}

	return {
		flush() {
			if (!pendingSync) {
				pendingSync = startSync(lastSync);
				lastSync = pendingSync;
				// Callers get the error; this handler prevents an unhandled rejection when none waits.
				lastSync.catch((error) => {
					failure ??= { error };
				});
			}
			return pendingSync;
		},
		assertSound() {
			if (failure) throw failure.error;
		},
		async close() {
			await lastSync.catch(() => undefined);
			await (await file?.catch(() => null))?.close();
		},
	};
}
