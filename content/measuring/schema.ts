/** What is asked before anything of another company measures a visit, in one language. */
export type MeasuringText = {
	title: string;
	question: string;
	more: string;
	accept: string;
	refuse: string;
	/** At the page's end, once somebody chose. */
	granted: string;
	denied: string;
	change: string;
};
