export type Notifications = {
	/**
	 * Calls the listener with the text of each committed notification, of this process and of all others.
	 * @param onMissed is called once notifications come, at first or again: those of before are lost.
	 * @returns a function that ends it.
	 */
	listen(listener: (text: string) => void, onMissed?: () => void): () => void;
	/** Whether a notification of now would come. */
	isHearing(): boolean;
	close(): Promise<void>;
};

export const channel = "site";

/** The text that proves that notifications come; no listener is told. */
export const heartbeat = "";
