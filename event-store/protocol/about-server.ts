import { methods } from './methods.ts';
import { bytesOf, gossipPb, serverFeaturesPb, sharedPb } from './stubs.ts';

/** The version of the original whose protocol this is: plain semantic versioning, because clients compare it. */
const PROTOCOL_VERSION = '23.10.0';

/** The server's abilities. The client chooses by them: with `batchappend` in the list it appends in batches. */
export function supportedMethods(): Buffer {
  const answer = new serverFeaturesPb.SupportedMethods().setEventStoreServerVersion(PROTOCOL_VERSION);
  for (const path of Object.values(methods)) {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    answer.addMethods(new serverFeaturesPb.SupportedMethod().setServiceName(service).setMethodName(method));
  }
  return bytesOf(answer);
}

/** A cluster of one, which leads: `esdb+discover://` connections find it. */
export function clusterInfo(instanceId: string, host: string, port: number, now: number): Buffer {
  const member = new gossipPb.MemberInfo()
    .setInstanceId(new sharedPb.UUID().setString(instanceId))
    .setTimeStamp(String(now))
    .setState(gossipPb.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossipPb.EndPoint().setAddress(host).setPort(port));
  return bytesOf(new gossipPb.ClusterInfo().setMembersList([member]));
}

/** grpc.health.v1.HealthCheckResponse: field 1, SERVING. */
export const SERVING = Buffer.from([0x08, 0x01]);
