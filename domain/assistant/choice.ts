/** Something to press instead of typing. The value is posted; a quiet one stands back behind the others. */
export type Choice = { value: string; label: string; quiet?: true };
