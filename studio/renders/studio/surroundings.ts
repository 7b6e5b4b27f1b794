import * as THREE from 'three';

/** Metal mirrors these: a light room with bright boxes above and left, and dark cards that give edges their outline. */
export const surroundings = (): THREE.Scene => {
  const scene = new THREE.Scene();
  const panel = (width: number, height: number, brightness: number, x: number, y: number, z: number): void => {
    const material = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
    material.color.setScalar(brightness);
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0.5, 0);
    scene.add(mesh);
  };
  const room = new THREE.Mesh(new THREE.SphereGeometry(20, 48, 32), gradient());
  scene.add(room);
  panel(9, 7, 4.2, -1, 9, 1.5);
  panel(3, 9, 5.2, -9, 3.5, 3.5);
  panel(2.2, 8, 3.4, 9.5, 4, 1);
  panel(7, 2, 2.0, 2, 6.5, -9);
  panel(1.6, 7, 0.04, -5.5, 3, 8.5);
  panel(2.6, 7, 0.06, 6.5, 2, 8);
  panel(3.5, 5, 0.05, -9, 2, -4.5);
  panel(3, 6, 0.06, 9, 2.5, -5);
  return scene;
};

/** Floor and horizon of the room: white table below, a soft grey wall, lighter towards the ceiling. */
const gradient = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      'varying vec3 p; void main() { p = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `varying vec3 p;
      void main() {
        float front = smoothstep(-0.1, 0.7, p.z);
        float wall = mix(0.36, 0.85, smoothstep(0.0, 0.9, p.y));
        wall *= mix(1.0, mix(0.3, 1.3, smoothstep(0.6, -0.7, p.x)), front);
        float floorLight = mix(0.42, 0.84, smoothstep(0.0, -0.55, p.y));
        floorLight *= mix(1.0, mix(0.55, 1.15, smoothstep(0.55, -0.6, p.x)), front);
        gl_FragColor = vec4(vec3(mix(floorLight, wall, smoothstep(-0.03, 0.03, p.y))), 1.0);
      }`,
  });
