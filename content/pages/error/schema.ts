export type ErrorText = {
	title: string;
	message: string;
	/** What to do now. */
	next: string;
	retry: string;
	home: string;
};
