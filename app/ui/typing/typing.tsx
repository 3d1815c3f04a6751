import type { ComponentProps } from "react";

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
