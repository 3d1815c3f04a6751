import type { ComponentProps, ReactNode } from "react";
import { Received } from "./received.tsx";

type Props = Omit<ComponentProps<typeof Received>, "reference"> & {
	received: string | null;
	children: ReactNode;
};

export function UntilReceived({ received, children, ...receipt }: Props) {
	return received ? <Received reference={received} {...receipt} /> : children;
}
