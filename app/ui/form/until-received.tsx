import type { ComponentProps, ReactNode } from "react";
import { Received } from "./received.tsx";

type Props = Omit<ComponentProps<typeof Received>, "reference"> & {
	/** The reference of what was stored, if it was. */
	received: string | null;
	/** The form. */
	children: ReactNode;
};

/** A form, and in its place, once it is stored, that it was. */
export function UntilReceived({ received, children, ...receipt }: Props) {
	return received ? <Received reference={received} {...receipt} /> : children;
}
