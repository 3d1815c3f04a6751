import type { ReactNode } from "react";

type Props = { name: string; value: string; children: ReactNode };

/**
 * The button that Enter in a field presses, because it is the first of the form. It is hidden from everybody: a visible
 * button at the end of the form does the same.
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
