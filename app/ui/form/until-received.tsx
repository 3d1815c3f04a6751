import type { ComponentProps, ReactNode } from "react";
import { Received } from "./received.tsx";

type Props = Omit<ComponentProps<typeof Received>, "reference" | "isMailed"> & {
	received: { reference: string; isMailed?: boolean } | null;
	children: ReactNode;
};

export function UntilReceived({ received, children, ...receipt }: Props) {
	return received ? <Received {...received} {...receipt} /> : children;
}
