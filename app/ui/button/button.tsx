import type { AnchorHTMLAttributes, ComponentProps } from "react";

export function Button({
	look,
	className,
	type = "button",
	...rest
}: ComponentProps<"button"> & { look?: ButtonLook }) {
	return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

export function ButtonLink({
	look,
	className,
	...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook }) {
	return <a className={buttonClass(look, className)} {...rest} />;
}

export type ButtonLook = "full" | "outline" | "sun" | "small" | "small sun" | "small outline" | "small quiet";

export function buttonClass(look: ButtonLook = "full", more = ""): string {
	return ["button", look === "full" ? "" : look, more].filter(Boolean).join(" ");
}
