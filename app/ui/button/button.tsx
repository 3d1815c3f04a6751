import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";

export function Button({
	look,
	className,
	type = "button",
	...rest
}: ComponentProps<"button"> & { look?: ButtonLook }) {
	return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
