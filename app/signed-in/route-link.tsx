import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "../ui/button/button.tsx";

export function RouteLink({ look, className, ...rest }: LinkProps & { look?: ButtonLook }) {
	return <Link className={buttonClass(look, className)} {...rest} />;
}
