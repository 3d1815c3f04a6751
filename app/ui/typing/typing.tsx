import type { ComponentProps } from "react";

type Props = ComponentProps<"p"> & { colour?: "ladrillo" | "noche" };

export function Typing({ className = "", colour = "ladrillo", children, ...rest }: Props) {
	return (
		<p className={`chat-bubble typing ${colour} ${className}`} {...rest}>
			<i />
			<i />
			<i />
			{children}
		</p>
	);
}
