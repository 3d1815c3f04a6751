import type { AnchorHTMLAttributes } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";

export function ButtonLink({
	look,
	className,
	...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook }) {
	return <a className={buttonClass(look, className)} {...rest} />;
}
