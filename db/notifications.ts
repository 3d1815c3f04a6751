export type Notifications = {
	/**
	 * Calls the listener with the text of each committed notification, of this process and of all others.
	 * @param onMissed is called when notifications begin to arrive, also again: earlier ones are lost.
	 * @returns a function that ends it.
	 */
	listen(listener: (text: string) => void, onMissed?: () => void): () => void;
	/** Whether a notification would arrive now. */
	isListening(): boolean;
	close(): Promise<void>;
};

export const channel = "site";

/** Proves that notifications arrive; listeners do not get it. */
export const heartbeat = "";
