export type ErrorText = {
	title: string;
	message: string;
	next: string;
	retry: string;
	home: string;
};
