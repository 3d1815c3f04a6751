export type ErrorText = {
	title: string;
	/** In plain words, under the title. */
	heading: string;
	message: string;
	next: string;
	retry: string;
	home: string;
};
