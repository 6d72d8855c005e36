import type { CDPSession, Page } from '@playwright/test';

interface AccessibleNode {
  role: string;
  name: string;
  /** Id of the DOM node. */
  nodeId: number | undefined;
}

/** Chromium's accessibility tree of a page, as a screen reader sees it. */
export interface AccessibilityTree {
  /** All exposed nodes of this role, in document order. */
  all: (role: string) => Promise<AccessibleNode[]>;
  /** Clicks the first node of this role whose name matches, as assistive technology does. */
  press: (role: string, name: RegExp) => Promise<void>;
}

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
}

export async function accessibilityTreeOf(page: Page): Promise<AccessibilityTree> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  const all = async (role: string): Promise<AccessibleNode[]> => {
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    return nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map((node) => ({ role, name: node.name?.value ?? '', nodeId: node.backendDOMNodeId }));
  };
  const press = async (role: string, name: RegExp): Promise<void> => {
    const found = (await all(role)).find((node) => name.test(node.name));
    if (found?.nodeId === undefined) throw new Error(`There is no ${role} named ${name}.`);
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: found.nodeId });
    await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { this.focus(); this.click(); }',
    });
  };
  return { all, press };
}
