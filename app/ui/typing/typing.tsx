import type { ComponentProps } from "react";

/** The bubble of somebody who is about to speak: three dots that move, and what is said of them to who cannot see. */
export function Typing({ className = "", children, ...rest }: ComponentProps<"p">) {
	return (
		<p className={`chat-bubble typing ladrillo ${className}`} {...rest}>
			<i />
			<i />
			<i />
			{children}
		</p>
	);
}
