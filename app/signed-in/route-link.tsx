import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "../ui/button/button-look.ts";

export function RouteLink({ look, className, ...rest }: LinkProps & { look?: ButtonLook }) {
	return <Link className={buttonClass(look, className)} {...rest} />;
}
