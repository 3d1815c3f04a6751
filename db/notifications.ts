export type Notifications = {
	/**
	 * Calls the listener with the text of each committed notification, of this process and of all others.
	 * @param onMissed is called when the connection was lost for a time, and notifications with it.
	 * @returns a function that ends it.
	 */
	listen(listener: (text: string) => void, onMissed?: () => void): () => void;
	close(): Promise<void>;
};

export const channel = "site";
