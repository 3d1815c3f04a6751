import type { ReactNode } from "react";

type Props = { name: string; value: string; children: ReactNode };

/**
 * What Enter in a field presses: a form's first button, whatever stands beside the field. Seen, heard and reached by
 * nobody, who have the same button at the form's end.
 */
export function DefaultButton({ name, value, children }: Props) {
	return (
		<button
			type="submit"
			className="visually-hidden"
			tabIndex={-1}
			aria-hidden="true"
			name={name}
			value={value}
		>
			{children}
		</button>
	);
}
