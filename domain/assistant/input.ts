export const formNames = ["contact", "summary"] as const;
export type FormName = (typeof formNames)[number];

/** The summary's two buttons: keep the changes, or make the proposal of them. */
export type FormButton = "save" | "make";

/** What a visitor sends in one turn: words they typed, the value of a choice they pressed, or a form they filled. */
export type Input =
	| { kind: "text" }
	| { kind: "choice"; value: string }
	| { kind: "form"; form: FormName; values: Readonly<Record<string, string>>; press: FormButton };
